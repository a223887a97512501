import { options, type ComponentChild } from 'preact';

/**
 * Translators and other extensions put elements of their own in the place of text: `<font>` where Preact has a text node. What
 * it then changes is a node that nobody sees, and what stood there stays. So before a component is drawn again, its nodes are
 * put back as Preact knows them. A translator translates again what is new.
 */

/** What Preact keeps of the tree, under the names that its add-ons share. */
interface Drawn {
  /** A component, the name of an element, or null for text. */
  readonly type: unknown;
  readonly props: { readonly dangerouslySetInnerHTML?: unknown; readonly __P?: unknown } | string | null;
  readonly __?: Drawn | null;
  readonly __k?: readonly (Drawn | null | undefined)[] | null;
  readonly __e?: Node | null;
}

interface Hooks {
  __r?: (drawn: ComponentChild & Drawn) => void;
}

/** Watches the page until something foreign takes the place of a text, and from then on puts back what Preact draws again. */
export function keepOwnText(page: Node): void {
  const observer = new MutationObserver((changes) => {
    if (!changes.some(isForeign)) return;
    observer.disconnect();
    const hooks = options as Hooks;
    const next = hooks.__r;
    hooks.__r = (drawn) => {
      restoreAround(drawn);
      next?.(drawn);
    };
  });
  observer.observe(page, { childList: true, subtree: true });
}

/** Preact puts in and takes out one node at a time, and knows no `<font>`. */
const isForeign = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes].some((node) => node.nodeName === 'FONT') ||
  (addedNodes.length > 0 && [...removedNodes].some((node) => node.nodeType === Node.TEXT_NODE));

/** What is drawn again may also move among its neighbours. Where the parent is drawn, its children are not there yet. */
function restoreAround(drawn: Drawn): void {
  if (!drawn.__k) return;
  let host = drawn.__;
  while (host && typeof host.type !== 'string') host = host.__;
  if (host) restore(host);
  drawn.__k.forEach(restoreBelow);
}

function restoreBelow(drawn: Drawn | null | undefined): void {
  if (!drawn) return;
  if (typeof drawn.type === 'string') restore(drawn);
  drawn.__k?.forEach(restoreBelow);
}

/** Gives an element the children that Preact knows, if one of them is not there. */
function restore({ __e: element, __k: children }: Drawn): void {
  if (!element || !children) return;
  const own = children.flatMap(nodesOf);
  if (own.every((node) => node.parentNode === element)) return;
  const foreign = [...element.childNodes].filter((node) => !own.includes(node));
  for (const node of foreign) node.remove();
  own.forEach((node, i) => {
    if (element.childNodes[i] !== node) element.insertBefore(node, element.childNodes[i] ?? null);
  });
}

/** The nodes by which something stands in its parent. */
function nodesOf(drawn: Drawn | null | undefined): readonly Node[] {
  if (!drawn) return [];
  if (typeof drawn.type === 'function') return (drawn.__k ?? []).flatMap(nodesOf);
  return drawn.__e ? [drawn.__e] : [];
}
