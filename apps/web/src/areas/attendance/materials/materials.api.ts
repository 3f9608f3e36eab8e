import {
  addMaterial,
  changeMaterial,
  deleteMaterial,
  listMaterials,
} from '@tafelrunde/contract/events/materials'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { everyPage } from '../../../shared/queries/everyPage.ts'
import { callWithForm } from '../../../shared/queries/fileCalls.ts'
import { personal } from '../../../shared/queries/query.ts'
import { invalidate } from '../../../shared/queries/stale.ts'

/** The materials of all own workshops, also those that participants do not see yet. */
export const ownMaterialsQuery = queryOptions({
  queryKey: [personal, 'lecturer-materials'],
  queryFn: () => everyPage(query => call(listMaterials, { query })),
})

type Facts = { name: string; visibleFrom: Date }

export const sendMaterial = async (workshop: number, file: File, { name, visibleFrom }: Facts) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const visible_from = visibleFrom.toISOString()
  await callWithForm(addMaterial, { body: { workshop, name, visible_from, file: bytes } })
  await invalidate('material')
}

export const updateMaterial = async (id: number, { name, visibleFrom }: Facts) => {
  const visible_from = visibleFrom.toISOString()
  await call(changeMaterial, { params: { id }, body: { name, visible_from } })
  await invalidate('material')
}

export const removeMaterial = async (id: number) => {
  await call(deleteMaterial, { params: { id } })
  await invalidate('material')
}
