import 'react-easy-crop/react-easy-crop.css'
import type { Cut } from '@tafelrunde/ui/picture.ts'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './image.module.css'

const closest = 4

/** Chooses what of a picture is shown, 16 to 9: move it, bring it closer, turn it. */
export const ImageCrop = ({ image, onCut }: { image: HTMLImageElement; onCut: (cut: Cut) => void }) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [quarters, setQuarters] = useState(0)
  return (
    <>
      <div className={css['image-crop']}>
        <Cropper
          image={image.src}
          aspect={16 / 9}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          rotation={quarters * 90}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onCut({ area, quarters })}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'Ausschnitt, mit den Pfeiltasten zu verschieben' }}
        />
      </div>
      <div className={css['image-crop__tools']}>
        <label className={css['image-crop__zoom']}>
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
        <Button label="Drehen" onClick={() => setQuarters((quarters + 1) % 4)} />
      </div>
    </>
  )
}
