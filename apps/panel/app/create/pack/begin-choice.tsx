import { Segments } from '../../components/fields/segments.tsx'
import panel from '../../components/panel.module.css'
import { useCoreMessages, WithCoreMessages } from '../../cores/core-messages.tsx'
import styles from './pack.module.css'

type BeginProps = { begin: 'core' | 'pack'; onBegin(begin: 'core' | 'pack'): void }

/** The two start options: a core alone, or a modpack with its own core. */
export function BeginChoice(props: BeginProps) {
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <WithCoreMessages>
        <Choice {...props} />
      </WithCoreMessages>
    </section>
  )
}

function Choice({ begin, onBegin }: BeginProps) {
  const messages = useCoreMessages().pack
  return (
    <>
      <h2>{messages.label}</h2>
      <Segments
        className={styles.begin}
        name="begin"
        legend={messages.label}
        options={[
          ['core', messages.core],
          ['pack', messages.pack],
        ]}
        chosen={begin}
        onChoose={onBegin}
      />
      <p className={`${panel.dim} ${panel.small}`}>
        {begin === 'pack' ? messages.packHint : messages.coreHint}
      </p>
    </>
  )
}
