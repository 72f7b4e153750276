import { StreamLanguage, type StreamParser } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { lookUp } from '@zubr/domain/tables/look-up'
import { extensionOf } from '../kind.ts'

type Load = () => Promise<StreamParser<unknown>>

const json: Load = async () => (await import('@codemirror/legacy-modes/mode/javascript')).json as never
const script: Load = async () =>
  (await import('@codemirror/legacy-modes/mode/javascript')).javascript as never
const yaml: Load = async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml as never
const toml: Load = async () => (await import('@codemirror/legacy-modes/mode/toml')).toml as never
const properties: Load = async () =>
  (await import('@codemirror/legacy-modes/mode/properties')).properties as never
const shell: Load = async () => (await import('@codemirror/legacy-modes/mode/shell')).shell as never
const xml: Load = async () => (await import('@codemirror/legacy-modes/mode/xml')).xml as never

const languages: Record<string, readonly [name: string, load: Load]> = {
  yml: ['YAML', yaml],
  yaml: ['YAML', yaml],
  json: ['JSON', json],
  json5: ['JSON', json],
  jsonc: ['JSON', json],
  mcmeta: ['JSON', json],
  toml: ['TOML', toml],
  properties: ['Properties', properties],
  lang: ['Properties', properties],
  cfg: ['Properties', properties],
  conf: ['Properties', properties],
  ini: ['Properties', properties],
  sh: ['Shell', shell],
  bash: ['Shell', shell],
  js: ['JavaScript', script],
  mjs: ['JavaScript', script],
  xml: ['XML', xml],
  html: ['HTML', xml],
  svg: ['SVG', xml],
}

/** The name of the text's language; undefined for plain text. */
export const languageName = (name: string): string | undefined => lookUp(languages, extensionOf(name))?.[0]

/** Syntax highlighting, whose code is loaded for each language. Unknown languages stay plain. */
export async function languageOf(name: string): Promise<Extension> {
  const load = lookUp(languages, extensionOf(name))?.[1]
  return load ? StreamLanguage.define(await load()) : []
}
