import type { feed as english } from '../en/feed.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for the feed of deadlines: Czech. */
export const feed = {
  'feed.title': 'Kalendář',
  'feed.why':
    'Vaše termíny ve vlastním kalendáři: přihlaste se k odběru adresy, kterou znáte jen vy. Ukazuje, kdy vám dojde čas, a nic jiného.',
  'feed.make': 'Vytvořit adresu',
  'feed.address': 'Adresa vašeho kalendáře',
  'feed.copy': 'Zkopírovat adresu',
  'feed.renew': 'Vytvořit jinou adresu',
  'feed.off': 'Zrušit adresu',
  'feed.secret': 'Kdo má tuto adresu, může číst vaše termíny. Když vytvoříte jinou, tato přestane platit.',
  'feed.made': 'Adresa je vytvořena.',
  'feed.gone': 'Adresa už neplatí.',
} satisfies Translated<typeof english>;
