import type { Placement, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { keyStep, minutesLong, minutesOf, placementAt } from '../../../shared/plan/times.rules.ts'
import { type Column, columnKeyOf, columnPx, hourPx, snapped, stretched } from '../board.rules.ts'

/** What somebody is moving, and where it would be if they let go; null: nowhere on the board. */
export type Hand = { item: PlanItem; at: Placement | null; by: 'keys' | 'pointer' | 'edge'; minutes: number }

export type Board = { day: string; days: string[]; columns: Column[]; hours: { from: number; to: number } }

/** Where an item comes to lie whose upper left corner is there on the board, in pixels. */
export const placementUnder = (board: Board, x: number, y: number, minutes: number): Placement | null => {
  const column = board.columns[Math.floor(x / columnPx)]
  const height = (board.hours.to - board.hours.from) * hourPx
  if (x < 0 || y < -hourPx || y > height || !column) return null
  return placementAt(board.day, snapped(board.hours.from * 60 + (y / hourPx) * 60), minutes, column)
}

const shifted = (board: Board, at: Placement, columns: number, minutes: number) => {
  const index = board.columns.findIndex(({ key }) => key === columnKeyOf(at)) + columns
  const column = board.columns[Math.max(0, Math.min(index, board.columns.length - 1))] ?? at
  return placementAt(berlinDay(at.start), minutesOf(at.start) + minutes, minutesLong(at), column)
}

const onDay = (board: Board, at: Placement, by: number) => {
  const day = board.days[board.days.indexOf(berlinDay(at.start)) + by]
  return day ? placementAt(day, minutesOf(at.start), minutesLong(at), at) : at
}

type Key = { key: string; shiftKey: boolean }

/** Where the keys bring it: arrows move, with Shift they stretch, page keys change the day; undefined: not one of them. */
export const afterKey = (board: Board, at: Placement, { key, shiftKey }: Key): Placement | undefined => {
  if (shiftKey && key === 'ArrowDown') return stretched(at, keyStep)
  if (shiftKey && key === 'ArrowUp') return stretched(at, -keyStep)
  if (key === 'ArrowLeft') return shifted(board, at, -1, 0)
  if (key === 'ArrowRight') return shifted(board, at, 1, 0)
  if (key === 'ArrowDown') return shifted(board, at, 0, keyStep)
  if (key === 'ArrowUp') return shifted(board, at, 0, -keyStep)
  if (key === 'PageDown') return onDay(board, at, 1)
  if (key === 'PageUp') return onDay(board, at, -1)
  return undefined
}
