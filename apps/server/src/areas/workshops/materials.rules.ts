import type { Material } from '@tafelrunde/contract/events/materials'

/** How many files a workshop may have. */
export const mostMaterials = 20

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
