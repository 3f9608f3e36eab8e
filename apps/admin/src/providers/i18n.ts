import polyglotI18nProvider from 'ra-i18n-polyglot'
import { germanMessages } from './german.messages.ts'

// Titles and labels come as finished German, not as keys, so a missing key is no mistake.
export const i18nProvider = polyglotI18nProvider(
  () => germanMessages,
  'de',
  [{ locale: 'de', name: 'Deutsch' }],
  { allowMissing: true },
)
