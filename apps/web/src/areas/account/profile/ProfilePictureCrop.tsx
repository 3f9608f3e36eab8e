import { PictureCrop } from '@tafelrunde/ui/PictureCrop.tsx'
import { type Cut, cutPicture } from '@tafelrunde/ui/picture.ts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'

type Props = { image: HTMLImageElement; pending: boolean; onCut: (picture: Promise<Blob>) => void }

const TurnButton = ({ onClick }: { onClick: () => void }) => (
  <Button kind="plain" size="row" icon="retry" onClick={onClick}>
    Drehen
  </Button>
)

/** Chooses the circle of a picture, and sends it. */
export const ProfilePictureCrop = ({ image, pending, onCut }: Props) => {
  const [cut, setCut] = useState<Cut>()
  return (
    <>
      <PictureCrop image={image} onCut={setCut} TurnButton={TurnButton} />
      <Button wide pending={pending || !cut} onClick={() => cut && onCut(cutPicture(image, cut))}>
        {pending ? 'Wird hochgeladen …' : 'Bild übernehmen'}
      </Button>
    </>
  )
}
