import type { EdgeMessages } from './en.ts'

export const fi: EdgeMessages = {
  list: {
    stopped: 'Pysäytetty. Omistaja voi käynnistää',
    may_start: 'Pysäytetty. Listan pelaajat voivat käynnistää',
    stopping: 'Pysähtyy',
    starting: 'Käynnistyy',
    suspended: 'Maksettu aika päättyi. Omistaja voi jatkaa',
    blocked: 'Palveluntarjoaja on sulkenut tämän',
    crashed: 'Kaatui, käynnistyy uudelleen',
    too_many_crashes: 'Kaatuilee toistuvasti. Kerro omistajalle',
    failed: 'Ei käynnistynyt. Kerro omistajalle',
    silent: 'Ei vastaa. Yritä hetken päästä',
    node_away: 'Ei tavoitettavissa: noodiin ei ole yhteyttä',
    unknown: 'Tässä osoitteessa ei ole palvelinta',
    full: 'Liikaa yhteyksiä',
    bedrock: 'Bedrock-palvelin: tarvitaan osoite ja portti',
  },
  left: 'vielä noin {time}',
  join: {
    stopped: 'Palvelin on pysäytetty.\nOmistaja voi käynnistää sen: pyydä häntä.',
    may_start:
      'Palvelin on pysäytetty, eikä sitä saatu juuri nyt käynnistettyä.\n' +
      'Liity uudelleen parin minuutin päästä tai kysy omistajalta.',
    stopping: 'Palvelin pysähtyy.\nYritä vähän myöhemmin.',
    suspended:
      'Palvelimen maksettu aika on päättynyt.\n' +
      'Omistaja voi jatkaa sitä paneelissa: maailma ja asetukset ovat vielä tallessa.',
    blocked: 'Palveluntarjoaja on sulkenut palvelimen.\nOmistaja tietää syyn.',
    crashed: 'Palvelin kaatui ja käynnistyy kohta uudelleen.\nLiity minuutin päästä.',
    too_many_crashes:
      'Palvelin kaatui monta kertaa peräkkäin eikä enää käynnisty itsestään.\nKerro omistajalle: syy näkyy paneelissa.',
    failed: 'Palvelin ei käynnistynyt.\nKerro omistajalle: syy näkyy paneelissa.',
    silent: 'Palvelin on käynnissä mutta ei vastaa.\nYritä hetken päästä.',
    node_away:
      'Noodiin, jolla palvelin on, ei ole yhteyttä.\nTiedämme asiasta. Yritä uudelleen muutaman minuutin päästä.',
    unknown:
      'Tässä osoitteessa ei ole palvelinta.\nTarkista, onko siinä kirjoitusvirhe, tai kysy osoite omistajalta.',
    full: 'Palvelimeen on nyt liikaa yhteyksiä.\nOdota minuutti ja liity uudelleen.',
    bedrock:
      'Tämä on Bedrock Edition -palvelin.\nLiity Bedrockista osoitteella ja portilla: omistaja tietää ne.',
  },
  empty: {
    list: {
      stopped: 'Ketään ei ollut, palvelin pysäytetty',
      may_start: 'Oli tyhjä. Listan pelaajat voivat käynnistää',
    },
    join: 'Palvelin pysähtyi oltuaan tyhjänä {time}.\nOmistaja voi käynnistää sen: pyydä häntä.',
  },
  startingJoin: {
    unknown: 'Palvelin käynnistyy.\nLiity uudelleen minuutin päästä.',
    soon: 'Palvelin käynnistyy.\nLiity uudelleen noin {time}:n päästä.',
    long: 'Palvelin käynnistyy, ja se kestää kauemmin kuin peli odottaa.\nTule takaisin noin {time}:n päästä.',
  },
}
