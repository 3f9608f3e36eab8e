import { expect, test } from 'vitest'
import { judgePayment, judgeRefund } from './payments.rules.ts'

const asked = (cents: number | null, seen: number | null = null) => ({ cents, day: null, open_cents: seen })

test('paid is all that is open, unless it is said otherwise', () => {
  expect(judgePayment(31_154, asked(null))).toEqual({ cents: 31_154 })
  expect(judgePayment(31_154, asked(10_000))).toEqual({ cents: 10_000 })
  expect(judgePayment(0, asked(null))).toEqual({ fault: 'nothing' })
  expect(judgePayment(-500, asked(null, -500))).toEqual({ fault: 'nothing' })
})

test('more than is open is only noted for whoever has seen what is open', () => {
  expect(judgePayment(1000, asked(1500))).toEqual({ fault: 'more' })
  expect(judgePayment(0, asked(1500))).toEqual({ fault: 'nothing' })
  expect(judgePayment(1000, asked(1500, 1000))).toEqual({ cents: 1500 })
  expect(judgePayment(0, asked(1500, 0))).toEqual({ cents: 1500 })
  expect(judgePayment(0, asked(1000, 1000))).toEqual({ fault: 'changed' })
})

test('paid back is never more than was paid too much', () => {
  expect(judgeRefund(-700, asked(null))).toEqual({ cents: 700 })
  expect(judgeRefund(-700, asked(700, -700))).toEqual({ cents: 700 })
  expect(judgeRefund(-700, asked(701, -700))).toEqual({ fault: 'more' })
  expect(judgeRefund(300, asked(100))).toEqual({ fault: 'nothing' })
  expect(judgeRefund(300, asked(null))).toEqual({ fault: 'nothing' })
  expect(judgeRefund(0, asked(700, -700))).toEqual({ fault: 'changed' })
})
