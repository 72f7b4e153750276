import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../../i18n.tsx'
import { Section } from '../../section.tsx'
import { useHref } from '../../site.tsx'
import { pictureUrl } from './panel-pictures.ts'
import styles from './panel-view.module.css'
import { type PictureId, pictureSizes } from './picture-sizes.ts'

/** Screenshots of the panel and a link to the demo. */
export function PanelView() {
  const { messages } = useI18n()
  const href = useHref()
  return (
    <Section title={messages.landing.panelTitle} lead={messages.landing.panelLead}>
      <div className={styles.pictures}>
        <Picture id="desktop" />
        <Picture id="phone" />
      </div>
      <p className={styles.way}>
        <a className={buttonClass({ tone: 'quiet' })} href={href.demo}>
          {messages.landing.viewPanel}
        </a>
      </p>
    </Section>
  )
}

function Picture({ id }: { id: PictureId }) {
  const { locale, messages } = useI18n()
  const { width, height } = pictureSizes[id]
  return (
    <img
      className={styles[id]}
      src={pictureUrl(locale, id)}
      alt={messages.landing.panelPictures[id]}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
