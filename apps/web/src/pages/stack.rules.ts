import type { Location, NavigationType } from 'react-router'
import { anew, paths } from '../paths.ts'

/** A place in the browser's history, and the page that shows it: several places may be of one page. */
type Entry = { page: string; location: Location }

/** What is known of the browser's history, by its index there, and which place is in front. */
export type Stack = { entries: ReadonlyMap<number, Entry>; at: number }

/** Where the history is now, at which of its places, and what led there. */
export type Step = { action: `${NavigationType}`; location: Location; place: number }

/** As many pages stay as they were left, on either side of the one in front. */
const most = 8

const isTab = ({ pathname }: Location) => `${pathname}/`.startsWith(`${paths.tabs}/`)

/** The tabs are one page, and what an address adds behind `?` opens something within its page. */
const isSamePage = (one: Location, other: Location) =>
  one.pathname === other.pathname || (isTab(one) && isTab(other))

export const beginStack = (location: Location, at: number): Stack => ({
  entries: new Map([[at, { page: location.key, location }]]),
  at,
})

/**
 * The stack after a step. What lay ahead of a new place is gone, as it is for the browser; where one begins anew, all of it is.
 */
export const afterStep = ({ entries, at }: Stack, { action, location, place }: Step): Stack => {
  const known = entries.get(place)
  if (action === 'POP' && known?.location.key === location.key) return { entries, at: place }
  if (action === 'REPLACE' && location.state === anew) return beginStack(location, place)
  const former = entries.get(at)
  const goesOn = former && isSamePage(former.location, location) && Math.abs(place - at) <= 1
  const kept = [...entries].filter(([index]) => action === 'POP' || index < place)
  const entry = { page: goesOn ? former.page : location.key, location }
  return { entries: new Map([...kept, [place, entry]]), at: place }
}

/** Without what lies behind or ahead: of somebody else, who has logged out or in meanwhile. */
export const onlyInFront = ({ entries, at }: Stack): Stack => ({
  entries: new Map([...entries].filter(([index]) => index === at)),
  at,
})

/** The pages that stay, in the order of the history, each at the place of it that is nearest to the one in front. */
export const pagesOf = ({ entries, at }: Stack) => {
  const near = [...entries].filter(([index]) => Math.abs(index - at) <= most)
  const order = near.toSorted(([one], [other]) => one - other).map(([, { page }]) => page)
  const byNearness = near.toSorted(([one], [other]) => Math.abs(other - at) - Math.abs(one - at))
  const places = new Map(byNearness.map(([, { page, location }]) => [page, location]))
  const front = entries.get(at)?.page
  return [...new Set(order)].map(page => ({ page, location: places.get(page), isInFront: page === front }))
}

/** How the page that comes in front moves there: not at all where it stays the same page. */
export const wayOf = (before: Stack, after: Stack): 'forward' | 'back' | 'none' => {
  const isSame = before.entries.get(before.at)?.page === after.entries.get(after.at)?.page
  if (isSame || before.at === after.at) return 'none'
  return after.at > before.at ? 'forward' : 'back'
}
