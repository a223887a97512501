/** What the first choice does not need; one part, because every part's name weighs in the first script. */
const parts = () => import('./ClockParts.ts');

export const seatNews = () => parts().then((its) => its.SeatNews);
export const gameClock = () => parts().then((its) => its.GameClock);
