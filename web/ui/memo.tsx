import { Component, type ComponentType, type FunctionComponent } from 'preact';

/**
 * A component that is drawn again only for other props, compared one by one, or when a signal changes that it reads. If it
 * uses a small part of what its props hold, `facts` names that part, and only that is compared.
 *
 * An element kept with `useMemo` would do the same, but it would also keep its first parent, and with that the whole page
 * as it was then. From there, every later state of the page can be reached, so that none is ever freed.
 */
export function memo<P extends object>(
  Drawn: FunctionComponent<P>,
  facts: (props: P) => object = (props) => props,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differ(facts(this.props), facts(next));
    }
    override render() {
      return <Drawn {...this.props} />;
    }
  };
}

/** Has some field another value? */
export const differ = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).some((name) => Reflect.get(one, name) !== Reflect.get(other, name));
