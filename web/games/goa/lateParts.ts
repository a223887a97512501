/** Fetches all that the table of Goa shows late, or once it is asked for. */
export const lateParts = (): Promise<unknown> =>
  Promise.all([
    import('./player/Others.tsx'),
    import('./player/ownThings.ts'),
    import('./player/Points.tsx'),
    import('./board/Revealed.tsx'),
    import('./board/supplies/index.ts'),
    import('./explain/Explanation.tsx'),
    import('./editor/Composer.tsx'),
    import('./targets/nextTargets.ts'),
  ]);
