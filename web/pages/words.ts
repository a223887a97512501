import { places } from '#shared/words/en/places.ts';
import { registerMessages } from '../language.ts';
import '../reasons.ts';

registerMessages(places, {
  pl: () => import('#shared/words/pl/places.ts'),
  cs: () => import('#shared/words/cs/places.ts'),
  fr: () => import('#shared/words/fr/places.ts'),
});
