import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { rooms } from '../../rooms/rooms.tables.ts'

export const findRooms = (tx: Tx) =>
  tx
    .select({
      id: rooms.id,
      name: rooms.name,
      building: rooms.building,
      floor: rooms.floor,
      capacity: rooms.capacity,
      equipment: rooms.equipment,
      seating: rooms.seating,
    })
    .from(rooms)

export const insertRooms = (tx: Tx, rows: object[], now: Date) =>
  tx.execute(sql`
    insert into rooms (name, building, floor, capacity, equipment, seating, created_at)
    select name, building, floor, capacity, equipment, seating, ${now.toISOString()}::timestamptz
    from ${rowsOf(rows, sql`position integer, name text, building text, floor text, capacity integer, equipment text[], seating text`)}
    order by position`)

export const updateRooms = (tx: Tx, rows: object[]) =>
  tx.execute(sql`
    update rooms set floor = new.floor, capacity = new.capacity, equipment = new.equipment, seating = new.seating
    from ${rowsOf(rows, sql`id integer, floor text, capacity integer, equipment text[], seating text`)}
    where rooms.id = new.id`)
