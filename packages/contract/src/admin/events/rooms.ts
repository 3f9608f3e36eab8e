import * as z from 'zod/mini'
import { listQuery, orderBy, recordFilters, textFilter } from '#filters'
import { bodyInteger } from '../../http/body.ts'
import { IdParams, Nothing, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { anyBodyText, bodyText } from '../../values/text.ts'
import { AuditEntry } from '../audit.ts'

/** What a room has, or a workshop needs: each word once, however its letters are written. */
export const equipmentWords = () =>
  z._default(
    z.pipe(
      z.array(anyBodyText(60)).check(z.maxLength(30)),
      z.transform((words: string[]) =>
        words.filter(
          (word, index) =>
            word !== '' && words.findIndex(other => other.toLowerCase() === word.toLowerCase()) === index,
        ),
      ),
    ),
    [],
  )

/** A room of the association's houses, used again at every event. */
export const Room = z
  .object({
    id: z.int(),
    name: z.string(),
    building: z.string(),
    floor: z.string(),
    /** Null: as many as come. */
    capacity: z.nullable(z.int()),
    equipment: z.array(z.string()),
    seating: z.string(),
  })
  .register(z.globalRegistry, { id: 'Room' })
export type Room = z.infer<typeof Room>

export const OfficeRoom = z
  .extend(Room, { version: z.int() })
  .register(z.globalRegistry, { id: 'OfficeRoom' })
export type OfficeRoom = z.infer<typeof OfficeRoom>

/** What the app says of where a Termin is held in this room: „Raum 2.14, Altbau“. */
export const roomText = ({ name, building }: Pick<Room, 'name' | 'building'>) =>
  building ? `${name}, ${building}` : name

export const RoomFields = z.object({
  name: bodyText(100),
  building: z._default(anyBodyText(100), ''),
  floor: z._default(anyBodyText(60), ''),
  capacity: z._default(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(bodyInteger(z.minimum(0), z.maximum(1_000_000))),
    ),
    null,
  ),
  equipment: equipmentWords(),
  seating: z._default(anyBodyText(100), ''),
})
export type RoomFields = z.infer<typeof RoomFields>

/** The filters of the list of rooms. */
export const roomFilters = {
  ...recordFilters,
  building: textFilter,
  orderby: orderBy('name', 'building', 'capacity', 'id'),
}

const room = {
  url: '/api/admin/rooms/:id/',
  auth: 'staff',
  params: IdParams,
  response: OfficeRoom,
} as const

export const listRooms = endpoint({
  method: 'GET',
  url: '/api/admin/rooms/',
  auth: 'staff',
  summary: 'All rooms, by building and name',
  query: listQuery(roomFilters),
  response: pageOf(Room),
})

export const getOfficeRoom = endpoint({ ...room, method: 'GET', summary: 'One room for the office' })

export const createRoom = endpoint({
  method: 'POST',
  url: '/api/admin/rooms/',
  auth: 'staff',
  summary: 'Make a room',
  body: RoomFields,
  status: 201,
  response: OfficeRoom,
})

export const changeRoom = endpoint({
  ...room,
  method: 'PUT',
  summary: 'Change a room as it was at that version; its Termine to come say its new name at once',
  body: z.extend(RoomFields, { version: bodyInteger(z.minimum(0)) }),
})

export const deleteRoom = endpoint({
  ...room,
  method: 'DELETE',
  summary: 'Delete a room that no Termin has; else 409 `state`',
  status: 204,
  response: Nothing,
})

export const listRoomHistory = endpoint({
  ...room,
  method: 'GET',
  url: '/api/admin/rooms/:id/history/',
  summary: 'Who changed what of the room, the latest first',
  query: listQuery({}),
  response: pageOf(AuditEntry),
})
