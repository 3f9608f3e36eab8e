import type { OrderState } from '@tafelrunde/contract/exhibitions/orders'
import { stateWord } from '../../shared/states.texts.ts'

/** Of an order „cancelled“ is „storniert“, not „abgemeldet“. */
export const orderStateText = (state: OrderState) => (state === 'cancelled' ? 'storniert' : stateWord(state))
