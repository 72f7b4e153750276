import { locales } from '@zubr/i18n/locales'
import { allTexts } from '../texts-for-tests.ts'
import { glossaryFaults } from './faults.ts'
import type { Glossary } from './terms.ts'

// Prints where a language's texts use a word against its glossary: node content/glossary/print-faults.ts de

const locale = locales.find((code) => code === process.argv[2])
if (!locale) throw new Error(`Expected one of ${locales.join(', ')}, got ${process.argv[2] ?? 'nothing'}`)
const glossary = ((await import(`./${locale}.ts`)) as Record<string, Glossary>)[locale]
if (!glossary) throw new Error(`content/glossary/${locale}.ts exports no ${locale}`)
for (const fault of glossaryFaults(glossary, allTexts(locale))) console.log(fault)
