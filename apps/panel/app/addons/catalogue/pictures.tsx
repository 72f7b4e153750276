import type { AddonProject } from '@zubr/contracts/catalogue/projects'
import { fill, formatNumber } from '@zubr/i18n/format'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { useAddonsMessages } from '../addons-messages.tsx'
import styles from './project.module.css'

/** Pictures of a project, proxied by the API. */
export function Pictures({ pictures }: Pick<AddonProject, 'pictures'>) {
  const { locale } = useI18n()
  const messages = useAddonsMessages().project
  const [opened, setOpened] = useState<number>()
  const nameOf = (index: number) => pictures[index]?.title || formatNumber(locale, index + 1)
  const shown = opened === undefined ? undefined : pictures[opened]
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <h2>{messages.pictures}</h2>
      <ul className={styles.pictures}>
        {pictures.map(({ url }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={fill(messages.openPicture, { name: nameOf(index) })}
              onClick={() => setOpened(index)}
            >
              <img src={url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        title={opened === undefined ? '' : nameOf(opened)}
        onClose={() => setOpened(undefined)}
      >
        {shown && <img className={styles.picture} src={shown.url} alt={shown.title} />}
      </Dialog>
    </section>
  )
}
