/** The parts a mail is made of. Its plain text and its HTML are made of the same. */

/** A line that leads somewhere. */
export interface MailLink {
  readonly label: string;
  /** What follows, in sentences. */
  readonly effect?: string;
  readonly href: string;
}

export type MailPart =
  /** The news in a line. */
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** The action the recipient is asked for. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly title: string; readonly items: readonly MailLink[] }
  /** What the recipient may do besides, each a button of its own. */
  | { readonly kind: 'answers'; readonly title: string; readonly items: readonly MailLink[] }
  /** Rows with a cell for each title; the first cell has the seat's colour. */
  | {
      readonly kind: 'table';
      readonly titles: readonly string[];
      readonly rows: readonly { readonly seat: number; readonly cells: readonly string[] }[];
    }
  /** Left out of the plain text. */
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly caption: string }
  /** Less important, in small print. */
  | { readonly kind: 'small'; readonly text: string }
  | { readonly kind: 'smallLink'; readonly text: string; readonly label: string; readonly href: string };

export const paragraph = (text: string): MailPart => ({ kind: 'text', text });
export const smallPrint = (text: string): MailPart => ({ kind: 'small', text });
export const button = (label: string, href: string): MailPart => ({ kind: 'button', label, href });
export const smallLink = (text: string, label: string, href: string): MailPart => ({
  kind: 'smallLink',
  text,
  label,
  href,
});
