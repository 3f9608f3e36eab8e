import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/database.ts'
import { keptUntilChange } from '../../platform/kept.ts'
import { pictureSvg } from '../../platform/papers/picture-svg.ts'
import { findLogo } from './association.queries.ts'

/** Reads the association's logo for papers, as they can draw it; empty without one. It is known until it changes. */
export const logoReader = (db: Db, changes: Changes) => {
  const kept = keptUntilChange(changes, ['association'], ({ svg }: { svg: string }) => svg.length + 1)
  const read = async () => {
    const png = await findLogo(db)
    return { svg: png ? pictureSvg(png) : '' }
  }
  return async () => {
    const { svg } = kept.known('logo') ?? (await kept.make('logo', read))
    return svg
  }
}
