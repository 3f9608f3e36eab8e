import { zodResolver } from '@hookform/resolvers/zod'
import type { Exhibition, Order } from '@tafelrunde/contract/exhibitions/orders'
import { quantitiesOf } from '@tafelrunde/contract/exhibitions/positions'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { NeedsNetwork } from '../../../shared/page/NeedsNetwork.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { useGo } from '../../../shared/page/useGo.ts'
import { refetch } from '../../../shared/queries/stale.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormFoot } from '../../../shared/ui/fields/FormFoot.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { EndingTerms } from '../EndingTerms.tsx'
import { useTables } from '../hall/useTables.ts'
import { exhibitionsQuery } from '../orders.api.ts'
import { linesOf, mostOf, shortageOf, sumsOf } from '../orders.rules.ts'
import { goneText, shortageText } from '../orders.texts.ts'
import { orderAddress } from './addresses.ts'
import { Billing } from './Billing.tsx'
import { Choice } from './Choice.tsx'
import { OrderTotal } from './OrderTotal.tsx'
import { addressFields, type Values, OrderForm as Wish, wantedOf } from './order.form.ts'
import css from './order-form.module.css'
import { Summary } from './Summary.tsx'
import { refusalOf, useSend } from './useSend.ts'

type Props = {
  exhibition: Exhibition
  /** The one to change; without it a new one is ordered. */
  order?: Order
  defaultValues: Values
}

/** Which step the address names, so that the back button of the device leads from the second to the first. */
const useStep = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    atAddress: new URLSearchParams(search).get('step') === 'address',
    goToAddress: () => void navigate(`${pathname}?step=address`),
    goToChoice: () => void navigate(pathname, { replace: true }),
  }
}

/** Brings the beginning into view, whenever there is a new one. */
const Top = () => {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    mark.current?.closest('.content')?.scrollTo({ top: 0 })
  }, [])
  return <span ref={mark} />
}

/** Orders tables in two steps: plan and equipment, then the address of the invoice. */
export const OrderForm = ({ exhibition, order, defaultValues }: Props) => {
  const form = useForm({ resolver: zodResolver(Wish, inForms), defaultValues })
  const { control, handleSubmit, setError, formState } = form
  const draft = useDraft(order ? `order ${order.id}` : `order for ${exhibition.event.id}`, form)
  const { atAddress, goToAddress, goToChoice } = useStep()
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState(false)
  const send = useSend(exhibition.event.id, order)
  const { insteadTo } = useGo()
  const formId = useId()

  const own = { quantities: order && quantitiesOf(order), places: order?.places ?? [] }
  const tellGone = (places: string[]) => setRefusal(goneText(places))
  const tables = useTables(form, exhibition, own.places, sent ? undefined : tellGone)
  const values = useWatch({ control })
  const wanted = wantedOf(values)
  const payer = { country: String(values.country), vatId: String(values.vat_id) }
  const lines = linesOf(exhibition.items, wanted, payer, order)

  const proceed = () => {
    const short = shortageOf(exhibition.items, wanted, own.quantities)
    setRefusal(short && shortageText(short, mostOf(short, own.quantities)))
    if (!short) goToAddress()
  }

  const submit = handleSubmit(async wish => {
    try {
      const { id } = await send(wish)
      setSent(true)
      draft.clear()
      void showToast(order ? 'Bestellung geändert' : 'Bestellung abgeschickt', { icon: 'check' })
      // Nothing leads back into a form that has been sent.
      insteadTo(orderAddress(id))
    } catch (failure) {
      const refused = refusalOf(failure)
      if (refused === undefined) return showAtFields(failure, addressFields, setError)
      setRefusal(refused)
      goToChoice()
      await refetch(exhibitionsQuery)
    }
  })

  return (
    <Page
      title={order ? 'Bestellung ändern' : 'Tischbestellung'}
      back={order ? orderAddress(order.id) : paths.tableOrders}
      foot={
        <FormFoot>
          <OrderTotal sums={sumsOf(lines)} before={order?.gross_cents} />
          <Button type="submit" form={formId} wide pending={formState.isSubmitting}>
            {!atAddress && 'Weiter zur Rechnungsadresse'}
            {atAddress && (order ? 'Änderung verbindlich bestellen' : 'Verbindlich bestellen')}
          </Button>
        </FormFoot>
      }
    >
      <form
        id={formId}
        className={css['order-form']}
        noValidate
        onSubmit={event => {
          if (atAddress) return void submit(event)
          event.preventDefault()
          return proceed()
        }}
      >
        <Top key={`${atAddress} ${refusal}`} />
        <NeedsNetwork to="Senden" />
        <div role="alert">
          {refusal && !atAddress && (
            <div className={css['order-form__refusal']}>
              <IconLine icon="warning" tone="danger">
                {refusal}
              </IconLine>
            </div>
          )}
        </div>
        {atAddress ? (
          <>
            <Section title="Rechnungsadresse">
              <Billing form={form} />
            </Section>
            <Summary
              title={exhibition.event.name}
              lines={lines}
              tables={wanted.tables}
              places={tables.places}
            />
            <EndingTerms terms={exhibition.ending_terms} />
          </>
        ) : (
          <Choice form={form} exhibition={exhibition} tables={tables} wanted={wanted} own={own} />
        )}
      </form>
    </Page>
  )
}
