import type { RefundsMessages } from './en.ts'

export const fi: RefundsMessages = {
  heading: 'Rahojen palautus',
  intro:
    'Käyttämättömät rahat voi saada takaisin. ' +
    'Ne palaavat samaa reittiä, jota tulivat; maksujärjestelmän palkkiota ei palauteta.',
  available: 'Voidaan palauttaa',
  given:
    'Saldollasi on lisäksi bonusta {sum}: kampanjasta tai käyttökatkon hyvityksenä. Sen voi käyttää mutta ei nostaa.',
  nothing: 'Juuri nyt ei ole mitään palautettavaa.',
  inDebt: 'Mitään ei voi palauttaa, kun velkaa on {sum}.',
  oneAtATime:
    'Käsittelemme yhden pyynnön kerrallaan. Voit tehdä uuden, kun pyyntö {number} on ratkaistu tai perut sen.',
  sum: 'Palautettava summa ({currency})',
  sumHint: 'Päätämme {review} työpäivässä. Sen jälkeen rahat tulevat {paid} päivän kuluessa.',
  sumWrong: 'Anna summa väliltä {least}–{most}',
  ask: 'Pyydä palautusta',
  asked: 'Pyyntö vastaanotettu',
  number: 'Pyyntö {number}',
  states: {
    requested: 'Käsittelyssä',
    approved: 'Hyväksytty, rahat ovat matkalla',
    paid: 'Maksettu',
    declined: 'Hylätty',
    withdrawn: 'Peruttu',
    charged_back: 'Suljettu: pankki perui maksun',
  },
  review: 'Käsittelemme pyynnön viimeistään {day}; siihen asti rahat on varattu, eikä niitä voi käyttää.',
  onItsWay: 'Rahat tulevat viimeistään {day}; tarkka päivä riippuu pankista.',
  byBank:
    '{sum} ei voi palata samaa reittiä: esimerkiksi kortti on suljettu tai maksoit tilisiirrolla. ' +
    'Kysymme sähköpostitse, minne rahat lähetetään.',
  reason: 'Syy: {reason}',
  withdraw: 'Peruuta pyyntö',
  withdrawnToast: 'Pyyntö peruttu, rahat ovat taas saldollasi',
  history: 'Aiemmat pyynnöt',
}
