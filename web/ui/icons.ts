/** The address of the tab's icon, with the number of games that wait; from ten on it says `9+`. */
export const iconOf = (waiting: number): string =>
  waiting === 0 ? '/icon.svg' : `/icons/waiting-${waiting > 9 ? 'more' : waiting}.svg`;
