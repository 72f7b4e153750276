/** How an article, or a subject that no article covers, matches a question. */
export type Candidate = {
  score: number
  /** How many words of the question stand together among those of its subject; 1 if none do. */
  phrase: number
  /** The weight of the longest run of the question's words that its text repeats. */
  run: number
  /** How surely it has each word of the question, from 0 to 1. */
  strengths: readonly number[]
}

export type Evidence = {
  /** How much each word of the question tells, in its order. */
  weights: readonly number[]
  /** Whether the index has nothing like the word. */
  unknown: readonly boolean[]
  article: Candidate
  /** The second best article. */
  runnerUp: Candidate | undefined
  uncovered: Candidate | undefined
}

/** About the weight of two rare words. */
const maxRun = 9
const maxPhraseGain = 2

/** A logistic fit to the tuning questions, before their words were added: decision 0085 has the figures. */
const bias = -5
const coefficients = {
  covered: 4.6,
  coveredElsewhere: -1.4,
  unknown: -0.4,
  elsewhereIsBetter: -1.5,
  rarestWord: 1.6,
  phrase: 1.9,
  quotation: 0.3,
}

/** From this strength, a word of the question is one of the article's subject, or a form of it. */
const minNamedStrength = 0.8

export type Features = Record<keyof typeof coefficients, number>

/** Whether the question only names the article's subject: it is answered, however common its words are. */
export const isNameOnly = ({ article, uncovered }: Evidence) =>
  article.strengths.every((value) => value >= minNamedStrength) && (uncovered?.score ?? 0) <= article.score

export function featuresOf({ weights, unknown, article, uncovered }: Evidence): Features {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const share = (strengthAt: (at: number) => number) =>
    weights.reduce((sum, weight, at) => sum + weight * strengthAt(at), 0) / whole
  const strength = (at: number) => article.strengths[at] ?? 0
  return {
    covered: share(strength),
    coveredElsewhere: share((at) => Math.max(0, (uncovered?.strengths[at] ?? 0) - strength(at))),
    unknown: share((at) => Number(unknown[at])),
    elsewhereIsBetter: Number((uncovered?.score ?? 0) > article.score),
    rarestWord: Math.log1p(Math.max(0, ...weights.map((weight, at) => weight * strength(at)))),
    phrase: Math.min(maxPhraseGain, article.phrase - 1),
    quotation: Math.min(1, article.run / maxRun),
  }
}

/** How likely it is, from 0 to 1, that the article answers the question. */
export function confidenceOf(evidence: Evidence): number {
  if (isNameOnly(evidence)) return 1
  const features = featuresOf(evidence)
  const names = Object.keys(coefficients) as (keyof Features)[]
  const sum = names.reduce((total, name) => total + coefficients[name] * features[name], bias)
  return 1 / (1 + Math.exp(-sum))
}
