import type { ComponentType } from 'preact';
import type { ArtProps } from './Art.tsx';

export const ART_SIZES = [20, 32, 48, 96] as const;

interface ShelfProps<T> {
  readonly id: string;
  readonly things: readonly T[];
  readonly name: (thing: T) => string;
  readonly Show: ComponentType<ArtProps & { readonly thing: T }>;
  readonly sizes?: readonly number[];
}

/** One kind of thing, each in all sizes. */
export const Shelf = <T,>({ id, things, name, Show, sizes = ART_SIZES }: ShelfProps<T>) => (
  <section id={id}>
    <h2>{id}</h2>
    <div class="shelf">
      {things.map((thing) => (
        <figure key={name(thing)} class="exhibit">
          {sizes.map((size) => (
            <Show key={size} size={size} thing={thing} />
          ))}
          <figcaption>{name(thing)}</figcaption>
        </figure>
      ))}
    </div>
  </section>
);

export const itself = (thing: string): string => thing;
export const CARD_SIZES = [48, 72, 96] as const;

/** A shelf of things there is one of each. */
export function Singles({
  id,
  pieces,
}: {
  readonly id: string;
  readonly pieces: Readonly<Record<string, ComponentType<ArtProps>>>;
}) {
  const Show = ({ thing, size }: { readonly thing: string } & ArtProps) => {
    const Piece = pieces[thing];
    return Piece === undefined ? null : <Piece size={size} />;
  };
  return <Shelf id={id} things={Object.keys(pieces)} name={itself} Show={Show} />;
}
