import { primaryPair } from '@tafelrunde/contract/values/colours'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/database.ts'
import { keptUntilChange } from '../../platform/kept.ts'
import type { Look } from '../../platform/papers/papers.ts'
import { pictureSvg } from '../../platform/papers/picture-svg.ts'
import { findAssociation, findLogo } from './association.queries.ts'

/** Reads the association's logo and colour for papers, as they can draw them. They are known until they change. */
export const lookReader = (db: Db, changes: Changes) => {
  const kept = keptUntilChange(changes, ['association'], ({ logo }: Look) => logo.length + 1)
  const read = async () => {
    const [png, { primaryColour }] = await Promise.all([findLogo(db), findAssociation(db)])
    return { logo: png ? pictureSvg(png) : '', colour: primaryPair('light', primaryColour).primary }
  }
  return async () => kept.known('look') ?? (await kept.make('look', read))
}
