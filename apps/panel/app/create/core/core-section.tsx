import type { CoreVersion } from '@zubr/contracts/cores/offers'
import { memoryFit } from '@zubr/domain/cores/needs'
import type { Edition } from '@zubr/domain/plans'
import { fill } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import { EulaField } from '../../components/fields/eula-field.tsx'
import { Loading } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import styles from '../../cores/core.module.css'
import { KindOptions } from '../../cores/kind-options.tsx'
import type { KindOffer } from '../../cores/offer.ts'
import { VersionChoice } from '../../cores/version-choice.tsx'
import { formatMegabytes } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'

type CoreSectionProps = {
  edition: Edition
  memoryMb: number
  kinds: readonly KindOffer[]
  /** The selected kind. */
  kind: KindOffer | undefined
  version: CoreVersion | undefined
  loading: boolean
  /** Upstream version lists are unavailable. */
  bare: boolean
  /** The catalogue's error message. */
  failure: ReactNode
  eula: boolean
  eulaMissing: boolean
  onKind(id: string): void
  onVersion(version: string): void
  onEula(agreed: boolean): void
}

/** The core, its version and the EULA consent. */
export function CoreSection({ edition, memoryMb, kinds, kind, version, loading, ...rest }: CoreSectionProps) {
  const { locale, messages } = useI18n()
  const fit = kind && memoryFit(kind.id, memoryMb)
  return (
    <section className={panel.plate}>
      <h2>{messages.create.core}</h2>
      {rest.failure && <div className={styles.trouble}>{rest.failure}</div>}
      {!loading && rest.bare && <Notice className={styles.trouble}>{messages.create.catalogueEmpty}</Notice>}
      <KindOptions {...{ kinds, memoryMb, loading }} chosen={kind?.id} onChoose={rest.onKind} />
      <div className={`${panel.column} ${styles.notes}`}>
        {edition !== 'bedrock' && (
          <p className={`${panel.dim} ${panel.small}`}>
            {edition === 'java' ? messages.create.spigotNote : messages.create.bungeeNote}
          </p>
        )}
        {loading && rest.failure === null && <Loading />}
        {kind?.experimental && !loading && <Notice>{messages.create.experimentalNote}</Notice>}
        {kind && fit?.fits === 'barely' && (
          <Notice>
            {fill(messages.create.coreTight, {
              core: kind.name,
              plan: formatMegabytes(locale, messages, memoryMb),
              memory: formatMegabytes(locale, messages, fit.recommendedMb),
            })}
          </Notice>
        )}
      </div>
      {kind && version && !loading && (
        <VersionChoice
          key={kind.id}
          core={kind.name}
          versions={kind.versions}
          chosen={version}
          onChoose={rest.onVersion}
        />
      )}
      {kind?.eula && !loading && (
        <div className={styles.eula}>
          <EulaField checked={rest.eula} isMissing={rest.eulaMissing} onChange={rest.onEula} />
        </div>
      )}
    </section>
  )
}
