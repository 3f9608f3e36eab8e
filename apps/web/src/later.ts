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
    paths.tableOrders,
    'Tischbestellungen',
    'Tische können Sie in dieser Fassung noch nicht in der App bestellen.',
  ),
]
