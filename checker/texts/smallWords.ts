const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Function words, by language code. */
const SMALL_WORDS: Partial<Record<string, ReadonlySet<string>>> = {
  en: setOf(
    "the an and of to in is are for with on at by we you your our it that this from not or be as was have has will they their if when what all can its here no",
  ),
  es: setOf(
    "el la los las de del un una unos unas y o que con para por su sus se lo al es son más este esta nos en como no ni sobre entre hasta cuando donde muy ya",
  ),
  fr: setOf(
    "la les un une que par se le du des et est pour avec nous vous dans sur notre votre au aux ne pas ou qui",
  ),
  pt: setOf("um uma que com para por se os da do em não nos seu sua ao mais ou na no são"),
  ht: setOf("yo ak pou nan li gen ou se ki nou sou"),
  it: setOf("la un una e che con per se al il di della dei non sono più nel gli"),
  de: setOf(
    "der die das und ist für mit von zu den dem ein eine wir sie nicht auf im auch oder bei uns ihr ihre",
  ),
};

const OF_ANY = new Set(Object.values(SMALL_WORDS).flatMap((words) => [...(words ?? [])]));

/** The words of a sentence. */
export function wordsOfSentence(sentence: string): string[] {
  return sentence.match(WORD) ?? [];
}

/** Counts the words that are function words of a language, and those that are so only in others. */
export function smallWordsIn(words: readonly string[], language: string): Record<"own" | "foreign", number> {
  const own = SMALL_WORDS[language];
  const count = { own: 0, foreign: 0 };
  for (const word of words) {
    const small = word.toLowerCase();
    if (own?.has(small)) count.own += 1;
    else if (OF_ANY.has(small)) count.foreign += 1;
  }
  return count;
}

/** First words of buttons and links in a language; no name begins with them. */
const OF_LABELS: Partial<Record<string, ReadonlySet<string>>> = {
  en: setOf(
    "about all ask back book browse buy call choose contact discover download email emergency explore find follow free get go home learn more open order our pick plan read request return schedule see select send service services show start talk text try view visit watch write your",
  ),
};

/** Whether the first word of a button or link shows its language, capitalized or not: Schedule Detection. */
export function isLabelOf(text: string, language: string): boolean {
  const [first = ""] = wordsOfSentence(text);
  return OF_LABELS[language]?.has(first.toLowerCase()) ?? false;
}
