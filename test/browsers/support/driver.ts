/**
 * What the tests need of a browser: the least that WebDriver in both its forms can do. Everything else is done in the page
 * (`visitor.ts`), the same way for all browsers.
 */

export type Key = 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';

/** A page in a profile of its own. */
export interface Tab {
  /** Waits until the page has loaded, or has been left for another that has. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but `given`, and both must be plain data. */
  evaluate<Given, Result>(its: (given: Given) => Result, given: Given): Promise<Awaited<Result>>;
  /** A press at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Keys, to what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Whole window or, where a browser's smallest is wider, as near as it gets. */
  resize(width: number, height: number): Promise<void>;
  /** What is seen in the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Driver {
  /** A fresh profile; nothing of another one is in it. */
  open(): Promise<Tab>;
  stop(): Promise<void>;
}
