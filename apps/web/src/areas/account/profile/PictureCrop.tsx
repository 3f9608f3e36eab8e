import { type SyntheticEvent, useState } from 'react'
import Cropper from 'react-easy-crop'
import css from '../account.module.css'
import 'react-easy-crop/react-easy-crop.css'
import { type Cut, cutPicture } from '@tafelrunde/ui/picture.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'

type Props = { image: HTMLImageElement; pending: boolean; onCut: (picture: Promise<Blob>) => void }

const closest = 4

/** The sheet would follow the finger that moves the picture. */
const keepFromSheet = (event: SyntheticEvent) => event.stopPropagation()

/** Chooses the circle of a picture: move it, bring it closer, turn it. */
export const PictureCrop = ({ image, pending, onCut }: Props) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [quarters, setQuarters] = useState(0)
  const [area, setArea] = useState<Cut['area']>()
  return (
    <>
      <div className={css['picture-crop']} onTouchStart={keepFromSheet} onMouseDown={keepFromSheet}>
        <Cropper
          image={image.src}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          rotation={quarters * 90}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'Ausschnitt, mit den Pfeiltasten zu verschieben' }}
        />
      </div>
      <div className={css['picture-crop__tools']}>
        <label className={css['picture-crop__zoom']}>
          <span>Größe</span>
          <input
            type="range"
            min={1}
            max={closest}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} %`}
            onChange={event => setZoom(event.currentTarget.valueAsNumber)}
          />
        </label>
        <Button kind="plain" size="row" icon="retry" onClick={() => setQuarters((quarters + 1) % 4)}>
          Drehen
        </Button>
      </div>
      <Button
        wide
        pending={pending || !area}
        onClick={() => area && onCut(cutPicture(image, { area, quarters }))}
      >
        {pending ? 'Wird hochgeladen …' : 'Bild übernehmen'}
      </Button>
    </>
  )
}
