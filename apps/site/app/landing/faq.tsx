import { lexer } from 'marked'
import { useI18n } from '../i18n.tsx'
import { headingOf } from '../markdown/front-matter.ts'
import { filled, identity } from '../markdown/identity.ts'
import markdown from '../markdown/markdown.module.css'
import { Blocks } from '../markdown/markdown.tsx'
import { Section } from '../section.tsx'
import styles from './faq.module.css'

/** Ten questions with anchors: an anchor inside a closed answer opens it. */
export function Faq({ body, promoPercent }: { body: string; promoPercent: number }) {
  const { locale, messages } = useI18n()
  const values = { ...identity(locale), promoPercent: String(promoPercent) }
  const questions = filled(body, values)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [first = '', ...rest] = part.split('\n')
      const { text, id } = headingOf(first)
      return { text, id, answer: rest.join('\n') }
    })
  return (
    <Section title={messages.faq.title}>
      <div className={styles.questions}>
        {questions.map(({ text, id, answer }) => (
          <details key={id} name="faq" className={`plate ${styles.question}`}>
            <summary>
              <h3>{text}</h3>
            </summary>
            <div className={`${markdown.text} ${styles.answer}`} id={id}>
              <Blocks tokens={lexer(answer.trim())} />
              <p>
                <a className={styles.address} href={`#${id}`} aria-label={`${text} #${id}`}>
                  #{id}
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
