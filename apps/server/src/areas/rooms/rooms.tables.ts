import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/db/columns.ts'

/** A room of the association's houses; events come and go in it. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    createdAt: moment('created_at').notNull(),
    name: text().notNull(),
    building: text().notNull().default(''),
    floor: text().notNull().default(''),
    /** Null: as many as come. */
    capacity: integer(),
    equipment: text().array().notNull().default([]),
    seating: text().notNull().default(''),
  },
  room => [
    unique('rooms_once').on(room.building, room.name),
    check('rooms_capacity', sql`${room.capacity} >= 0`),
  ],
)

/** The columns that the filters of the list of rooms stand for. */
export const roomColumns = {
  name: rooms.name,
  building: rooms.building,
  capacity: rooms.capacity,
  id: rooms.id,
}

/** What the list of rooms is searched by. */
export const roomNames = [rooms.name, rooms.building, rooms.floor, rooms.seating]
