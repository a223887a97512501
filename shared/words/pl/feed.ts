import type { feed as english } from '../en/feed.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for the feed of deadlines: Polish. */
export const feed = {
  'feed.title': 'Kalendarz',
  'feed.why':
    'Twoje terminy we własnym kalendarzu: zasubskrybuj adres, który znasz tylko Ty. Widać w nim, kiedy kończy się Twój czas, i nic więcej.',
  'feed.make': 'Utwórz adres',
  'feed.address': 'Adres Twojego kalendarza',
  'feed.copy': 'Skopiuj adres',
  'feed.renew': 'Utwórz inny adres',
  'feed.off': 'Usuń adres',
  'feed.secret': 'Kto ma ten adres, może czytać Twoje terminy. Gdy powstanie inny, ten przestanie działać.',
  'feed.made': 'Adres jest gotowy.',
  'feed.gone': 'Adres już nie działa.',
} satisfies Translated<typeof english>;
