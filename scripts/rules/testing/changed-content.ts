import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../phase.ts'

const leftOut = new Set(['node_modules', 'build', '.git', '.cache', '.react-router', 'data', 'test-results'])

/** Unchanged figures: ids contain the memory, and dates must stay valid. */
const fixedFigures = new Set(['ramGb', 'month', 'day'])
const bounded = new Set(['percent', 'promoPercent', 'satisfiedPercent', 'prepaymentPercent', 'since'])
const textKeys = 'ru|en|pl|ua|lv|lt|et|fi|de|name|author|alt|vat'

function otherFigure(key: string, figure: number): number {
  if (fixedFigures.has(key)) return figure
  return Number((figure + (bounded.has(key) && figure > 50 ? -7 : 7)).toFixed(2))
}

/** A module of `content/` with another operator's figures, texts, links, codes and booleans. */
function otherModule(source: string): string {
  return source
    .replace(/zubr(?!\/)/g, 'wisent')
    .replaceAll('Zubr', 'Wisent')
    .replaceAll('Зубр', 'Визент')
    .replace('+375 00 000-00-00', '+375 17 123-45-67')
    .replace("'000000000'", "'123456789'")
    .replace(
      '| null = null',
      "| null = { image: '/seal.svg', alt: 'Seal', href: 'https://seal.example/', width: 80, height: 40 }",
    )
    .replace(/\b(promoCode|code): '(\w+)'/g, "$1: 'NEW$2'")
    .replace(/\b(enabled|sample): (true|false)/g, (_, key, value) => `${key}: ${value !== 'true'}`)
    .replace(
      /\bavailable: (true|'soon')(?=,? \})/g,
      (_, value) => `available: ${value === 'true' ? "'soon'" : 'true'}`,
    )
    .replace(new RegExp(`\\b(${textKeys}): '(.*?)'(?=,? ?(?:\\}|$))`, 'gm'), "$1: '$2 More'")
    .replace(/(: number = )(\d+)$/gm, (_, before, figure) => `${before}${otherFigure('', Number(figure))}`)
    .split('\n')
    .map((line) =>
      line
        .replace(/\b(\w+): (\d[\d_]*(?:\.\d+)?)(?=[,\s}]|$)/g, (same, key, figure) =>
          line.includes('price: {') && Number(figure) === 0
            ? same
            : `${key}: ${otherFigure(key, Number(figure.replaceAll('_', '')))}`,
        )
        .replace(/\[(?:\d[\d_]*(?:, )?)+\]/g, (list) =>
          list.replace(/\d[\d_]*/g, (figure) => String(Number(figure.replaceAll('_', '')) + 700)),
        ),
    )
    .join('\n')
}

/** Lengthens headings and paragraphs; figures of the terms are those of the changed module. */
function otherText(source: string): string {
  const [, before = '', text = source] = /^(---\n.*?\n---\n)(.*)$/s.exec(source) ?? []
  return (
    before.replace(/^((?:title|description): .*)$/gm, '$1 More') +
    text
      .replace(/\[([^\]]*)\]\(term:(\w+)\)/g, (_, words: string, term: string) => {
        const said = words.replace(/\d+/, (figure) => String(otherFigure(term, Number(figure))))
        return `[${said}](term:${term})`
      })
      .replace(/^(\p{L}.*)$/gmu, '$1 More.')
      .replace(/^(#+ .*?)( \{#.*\})?$/gm, '$1 More$2')
  )
}

/**
 * Copies the repository to a folder, with every value in `content/` changed, and links the
 * installed packages.
 */
export async function copyWithChangedContent(folder: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    filter: (from) => from === root || !leftOut.has(path.basename(from)),
  })
  for (const name of await readdir(path.join(folder, 'content'), { recursive: true })) {
    const file = path.join(folder, 'content', name)
    const other = name.endsWith('.md')
      ? otherText
      : /(?<!\.test)\.ts$/.test(name) && !name.startsWith('subdomains')
        ? otherModule
        : undefined
    if (other) await writeFile(file, other(await readFile(file, 'utf8')))
  }
  await linkPackages(folder)
}

/** The installed packages, but the repository's own from the copy. */
async function linkPackages(folder: string): Promise<void> {
  for (const own of ['apps/api', 'apps/node'])
    await symlink(path.join(root, own, 'node_modules'), path.join(folder, own, 'node_modules')).catch(
      () => undefined,
    )
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  await mkdir(path.join(to, '@zubr'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@zubr' && !name.startsWith('.vite'))
      await symlink(path.join(from, name), path.join(to, name))
  for (const group of ['apps', 'packages'])
    for (const name of await readdir(path.join(folder, group)))
      await symlink(path.join(folder, group, name), path.join(to, '@zubr', name))
  for (const name of ['content', 'dev']) await symlink(path.join(folder, name), path.join(to, '@zubr', name))
}
