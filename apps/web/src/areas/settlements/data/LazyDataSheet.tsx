import type { ComponentProps } from 'react'
import { later } from '../../../shared/code/later.tsx'
import { OnDemand } from '../../../shared/code/OnDemand.tsx'

// What checks an IBAN knows the accounts of all countries: it comes with the form, not with the list.
const Data = later(async () => (await import('./DataSheet.tsx')).DataSheet)

/** The form for the own data, loaded when it is opened. */
export const DataSheet = (props: ComponentProps<typeof Data>) => (
  <OnDemand onClose={props.onClose}>
    <Data {...props} />
  </OnDemand>
)
