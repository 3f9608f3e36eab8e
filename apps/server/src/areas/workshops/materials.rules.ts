import type { Material } from '@tafelrunde/contract/materials'

/** How many files a workshop may have. */
export const mostMaterials = 20

// Control characters, and those that turn the direction of writing and so could hide what a file is.
const deceptive = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What of a name a file may have: nothing of the folder that it came from. Empty if nothing is left. */
export const fileNameOf = (typed: string) => {
  const name =
    typed.toWellFormed().normalize('NFC').replace(deceptive, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return /^\.*$/.test(name) ? '' : name
}

const addressOf = (appUrl: string, id: number) => `${appUrl}/api/materials/${id}/`

type Facts = {
  id: number
  workshopId: number
  name: string
  size: number
  visibleFrom: Date
  createdAt: Date
}

/** A material as the contract words it for who gives the workshop. */
export const toMaterial = (appUrl: string, material: Facts): Material => ({
  id: material.id,
  workshop: material.workshopId,
  name: material.name,
  url: addressOf(appUrl, material.id),
  size: material.size,
  visible_from: material.visibleFrom,
  created: material.createdAt,
})

type Named = Pick<Facts, 'id' | 'name' | 'workshopId'>

/** A workshop's materials as the contract words them beside it. */
export const materialsOf = (appUrl: string, workshopId: number, materials: Named[]) =>
  materials
    .filter(material => material.workshopId === workshopId)
    .map(({ id, name }) => ({ name, url: addressOf(appUrl, id) }))
