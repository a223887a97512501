/** A file as it is, as Vite imports it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
