import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { useMutation } from '@tanstack/react-query'
import { confirmed } from '../../shared/overlays/confirm.ts'
import { showFailure, showToast } from '../../shared/toasts.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { changeAddress } from './form/addresses.ts'
import css from './order.module.css'
import { withdrawOrder } from './orders.api.ts'
import { tableCount } from './orders.texts.ts'

/** While the office has not decided, the order can be changed or cancelled. */
export const OrderActions = ({ order }: { order: Order }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawOrder(order.id),
    onSuccess: () => void showToast('Bestellung storniert', { icon: 'check' }),
    onError: showFailure,
  })
  const cancel = async () => {
    const agreed = await confirmed({
      header: 'Bestellung stornieren',
      message: `${tableCount(order.tables)} für „${order.event_name}“.\nDie Plätze sind danach wieder für andere frei.`,
      yes: 'Stornieren',
      no: 'Behalten',
    })
    return agreed ? mutate() : undefined
  }
  return (
    <div className={css.order__buttons}>
      <ButtonLink kind="tonal" size="row" icon="edit" href={changeAddress(order.id)}>
        Bestellung ändern
      </ButtonLink>
      <Button kind="outline" size="row" pending={isPending} onClick={() => void cancel()}>
        Stornieren
      </Button>
    </div>
  )
}
