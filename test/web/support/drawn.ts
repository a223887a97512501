import {
  Component,
  Fragment,
  isValidElement,
  type ComponentChildren,
  type ComponentClass,
  type ComponentType,
  type FunctionComponent,
  type VNode,
} from 'preact';

/** A tag that is drawn: its properties, and the text in it. */
interface DrawnTag {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/**
 * All tags that a component draws, without a browser. Components are called as functions, so those that use hooks have
 * to be among `mute`: they are left out.
 */
export function tagsIn(
  drawn: ComponentChildren,
  mute: ReadonlySet<unknown> = new Set(),
): readonly DrawnTag[] {
  if (Array.isArray(drawn)) return drawn.flatMap((part) => tagsIn(part, mute));
  if (!isValidElement(drawn)) return [];
  const { type, props } = drawn as VNode<{ readonly children?: ComponentChildren }>;
  if (mute.has(type)) return [];
  if (type === Fragment) return tagsIn(props.children, mute);
  if (typeof type === 'function') return tagsIn(insideOf(type, props), mute);
  return [{ tag: type, props, text: textIn(props.children, mute) }, ...tagsIn(props.children, mute)];
}

/** The text that a reader sees. */
export function textIn(drawn: ComponentChildren, mute: ReadonlySet<unknown> = new Set()): string {
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
  if (Array.isArray(drawn)) return drawn.map((part) => textIn(part, mute)).join('');
  if (!isValidElement(drawn)) return '';
  const { type, props } = drawn as VNode<{ readonly children?: ComponentChildren }>;
  if (mute.has(type)) return '';
  const inside = typeof type === 'function' && type !== Fragment ? insideOf(type, props) : props.children;
  return textIn(inside, mute);
}

/** What a component draws: a function, or what `memo` makes of one. */
function insideOf(type: ComponentType, props: object): ComponentChildren {
  const isClass = type.prototype instanceof Component;
  return isClass ? new (type as ComponentClass)(props).render(props) : (type as FunctionComponent)(props);
}
