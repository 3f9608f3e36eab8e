import { paths } from './paths.ts'

const open = (path: string, title: string, sentence: string) => ({
  path,
  title,
  sentence,
  isProtected: false,
})
const guarded = (path: string, title: string, sentence: string) => ({
  path,
  title,
  sentence,
  isProtected: true,
})

/** Screens that are not made yet: each has its address, its guard, its title and says what is missing. */
export const laterScreens = [
  open(paths.support, 'Hilfe', 'Das Kontaktformular fehlt in dieser Fassung noch.'),
  guarded(
    paths.ownWorkshops,
    'Meine Workshops',
    'Ihre Teilnehmenden zeigt die App in dieser Fassung noch nicht.',
  ),
  guarded(
    paths.ownWorkshopRoute,
    'Mein Workshop',
    'Ihre Teilnehmenden zeigt die App in dieser Fassung noch nicht.',
  ),
  guarded(
    paths.settlements,
    'Meine Abrechnungen',
    'Abrechnungen können Sie in dieser Fassung noch nicht in der App einreichen.',
  ),
  guarded(
    paths.settlementRoute,
    'Abrechnung',
    'Abrechnungen können Sie in dieser Fassung noch nicht in der App einreichen.',
  ),
  guarded(
    paths.tableOrders,
    'Tischbestellungen',
    'Tische können Sie in dieser Fassung noch nicht in der App bestellen.',
  ),
]
