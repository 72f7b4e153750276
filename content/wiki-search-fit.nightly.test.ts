import { type Locale, locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { searchIndex } from '../apps/site/app/wiki/articles.server.ts'
import { createSearch } from '../apps/site/app/wiki/search.ts'
import {
  confidenceOf,
  type Evidence,
  type Features,
  featuresOf,
  isNameOnly,
} from '../apps/site/app/wiki/search-confidence.ts'
import { secondQuestions, secondUnanswered } from './testing/wiki-second-questions.ts'
import { tuningQuestions, tuningUnanswered } from './testing/wiki-tuning-questions.ts'

type Sample = { features: Features; isAnswerable: boolean; isTrusted: boolean; weight: number }

/** Weight of a false answer in doubts. */
const falseConfidenceCost = 2.5
const steps = 3000
const rate = 0.5
const shrinkage = 0.002

/**
 * `half` keeps every second phrase of the index, because its words were written with knowledge of
 * the questions.
 */
function samplesOf(locale: Locale, half: 0 | 1 | undefined): Sample[] {
  const index = searchIndex(locale)
  const halved = (words: string) =>
    words
      .split(',')
      .filter((_, at) => half === undefined || at % 2 === half)
      .join(',')
  const samples: Sample[] = []
  let evidence: Evidence | undefined
  const search = createSearch(
    {
      stopWords: index.stopWords,
      articles: index.articles.map((article) => ({ ...article, words: halved(article.words) })),
      uncovered: index.uncovered.map(halved),
    },
    (found) => {
      evidence = found
      return confidenceOf(found)
    },
  )
  const add = (question: string, isAnswerable: boolean) => {
    evidence = undefined
    search(question)
    if (!evidence || isNameOnly(evidence)) return
    const isTrusted = confidenceOf(evidence) >= 0.5
    samples.push({
      features: featuresOf(evidence),
      isAnswerable,
      isTrusted,
      weight: isAnswerable ? 1 : falseConfidenceCost,
    })
  }
  for (const { language, question } of secondQuestions) if (language === locale) add(question, true)
  for (const { language, question } of secondUnanswered) if (language === locale) add(question, false)
  for (const [, question] of tuningQuestions[locale]) add(question, true)
  for (const question of tuningUnanswered[locale]) add(question, false)
  return samples
}

/** Logistic regression by gradient descent. */
function fit(samples: readonly Sample[]) {
  const names = Object.keys(samples[0]?.features ?? {}) as (keyof Features)[]
  const whole = samples.reduce((sum, { weight }) => sum + weight, 0)
  let bias = 0
  const coefficients = Object.fromEntries(names.map((name) => [name, 0])) as Features
  const isLikely = ({ features }: Sample) =>
    1 / (1 + Math.exp(-names.reduce((sum, name) => sum + coefficients[name] * features[name], bias)))
  for (let step = 0; step < steps; step++) {
    const errors = samples.map((sample) => (isLikely(sample) - Number(sample.isAnswerable)) * sample.weight)
    for (const name of names) {
      const slope = samples.reduce((sum, { features }, at) => sum + (errors[at] ?? 0) * features[name], 0)
      coefficients[name] -= rate * (slope / whole + shrinkage * coefficients[name])
    }
    bias -= (rate * errors.reduce((sum, error) => sum + error, 0)) / whole
  }
  return { bias, coefficients, isTrusted: (sample: Sample) => isLikely(sample) >= 0.5 }
}

test('confidence: a new fit to the questions is hardly better than the coefficients', () => {
  const samples = locales.flatMap((locale) =>
    ([undefined, 0, 1] as const).flatMap((half) => samplesOf(locale, half)),
  )
  const { bias, coefficients, isTrusted } = fit(samples)
  const costOf = (isRight: (sample: Sample) => boolean) =>
    samples.reduce((sum, sample) => sum + (isRight(sample) ? 0 : sample.weight), 0)
  const own = costOf((sample) => sample.isTrusted === sample.isAnswerable)
  const fitted = costOf((sample) => isTrusted(sample) === sample.isAnswerable)
  // biome-ignore lint/suspicious/noConsole: the coefficients are for apps/site/app/wiki/search-confidence.ts
  console.log({ bias, coefficients, own, fitted, samples: samples.length })
  expect(own).toBeLessThanOrEqual(fitted * 1.2)
})
