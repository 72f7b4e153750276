import panel from '../../components/panel.module.css'
import { Segments } from '../../components/segments.tsx'
import { CoreWords, useCoreWords } from '../../settings/core/words.tsx'
import styles from './pack.module.css'

type BeginProps = { begin: 'core' | 'pack'; onBegin(begin: 'core' | 'pack'): void }

/** Two ways to begin: a core alone, or a modpack that brings its own. */
export function BeginChoice(props: BeginProps) {
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <CoreWords>
        <Choice {...props} />
      </CoreWords>
    </section>
  )
}

function Choice({ begin, onBegin }: BeginProps) {
  const words = useCoreWords().pack
  return (
    <>
      <h2>{words.label}</h2>
      <Segments
        className={styles.begin}
        name="begin"
        legend={words.label}
        options={[
          ['core', words.core],
          ['pack', words.pack],
        ]}
        chosen={begin}
        onChoose={onBegin}
      />
      <p className={`${panel.dim} ${panel.small}`}>{begin === 'pack' ? words.packHint : words.coreHint}</p>
    </>
  )
}
