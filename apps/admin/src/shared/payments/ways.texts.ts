import type { PaymentWay } from '@tafelrunde/contract/admin/money/order-payments'

/** By which way money came or went that was noted by hand. */
export const wayTexts: Record<PaymentWay, string> = {
  transfer: 'Überweisung',
  cash: 'bar',
  card: 'Karte',
  other: 'Sonstiges',
}

const ways: Record<string, string> = wayTexts

/** The same of whatever the log has. */
export const wayText = (way: unknown) => ways[String(way)] ?? String(way)
