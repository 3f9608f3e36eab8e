import type { ComponentProps } from 'react'
import { NeedsNetwork } from '../page/NeedsNetwork.tsx'
import { TitledSheet } from '../ui/overlays/TitledSheet.tsx'

/** A sheet in which one thing is changed. */
export const FormSheet = ({ children, ...sheet }: ComponentProps<typeof TitledSheet>) => (
  <TitledSheet {...sheet}>
    {close => (
      <>
        <NeedsNetwork />
        {children(close)}
      </>
    )}
  </TitledSheet>
)
