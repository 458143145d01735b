/** A page with an example of everything that a translation must share with its original. */
export const WASH = `# yaml-language-server: $schema=../schema/page.json
title: A wash for old walls
description: When a wash helps and when it harms, what it costs, how long it takes and how the work is kept safe.
keywords: [wash, old walls]
blocks:
  - type: hero
    heading: A wash that brings back the white
    intro: It takes 6 to 12 hours, and we come within two business days. Call \${phones.main} from 7 a.m. to 7 p.m.
    picture: { src: hero-pool.jpg, alt: White walls in the morning }
    actions:
      - { label: Ask us, href: /contact }
      - { label: Call us, call: main }
  - type: cardGrid
    id: ways
    heading: Ways to a clean wall
    intro: We start with the gentlest that will work.
    cards:
      - { title: Rinse, icon: droplets, description: For dust alone. The walls stay wet for half an hour. }
      - { title: Brush, icon: sparkles, description: For moss. It comes off in 20 minutes. }
      - { title: Wash, icon: flask, description: For stains that are older than ten years. }
      - { title: New coat, icon: layers, description: For walls that no brush can help any more. }
  - type: steps
    heading: How the work goes
    steps:
      - { title: A look, description: We look at every wall., duration: 30 minutes }
      - { title: A test, description: One corner shows what helps., duration: 1 hour }
      - { title: The wash, description: All walls in a day., duration: 6 to 12 hours }
  - type: packages
    heading: What it costs
    packages:
      - name: Small
        price: from $110
        features: [All walls rinsed, A written report, Photos of each wall]
        action: { label: Take the small one, href: /contact }
      - name: Large
        price: from $240
        features: [All walls washed, Two visits a year, A coat against moss]
        action: { label: Take the large one, href: /contact }
  - type: prose
    id: care
    body: |
      ## What to do afterwards

      Keep the walls dry for 48 hours, and [ask us](/contact) when it rains.

      ## What not to do

      No acid, and never more than 40 psi. Our office is in 33139.
  - type: prose
    id: history
    body: |
      ## Where the method comes from

      Painters used it long before machines, with brushes and a bucket of lime.
  - type: faq
    heading: Questions about the wash
    questions:
      - { question: Does it smell?, answer: "A little, for a day." }
      - { question: May children watch?, answer: From a distance of 10 feet. }
      - { question: Is it loud?, answer: No louder than rain. }
  - type: cta
    heading: Shall we look at your walls?
    actions:
      - { label: Write to us, href: /contact }
`;

/** A valid translation of that page. */
export const LAVADO = `# yaml-language-server: $schema=../../schema/page.json
title: Un lavado para paredes viejas
description: Cuándo ayuda un lavado y cuándo hace daño, cuánto cuesta, cuánto dura y cómo se trabaja con seguridad.
keywords: [lavado, paredes viejas, limpieza de paredes]
of: /wash
blocks:
  - type: hero
    heading: Un lavado que devuelve el blanco
    intro: Toma de 6 a 12 horas, y llegamos en 2 días laborables. Llame al \${phones.main} de 7 a. m. a 7 p. m.
    picture: { src: hero-pool.jpg, alt: Paredes blancas por la mañana }
    actions:
      - { label: Pregúntenos, href: /contact }
      - { label: Llámenos, call: main }
  - type: cardGrid
    id: ways
    heading: Caminos hacia una pared limpia
    intro: Empezamos por lo más suave que funcione.
    cards:
      - { title: Enjuague, icon: droplets, description: Solo para el polvo. Las paredes quedan mojadas media hora. }
      - { title: Cepillo, icon: sparkles, description: Para el musgo. Sale en veinte minutos. }
      - { title: Lavado, icon: flask, description: Para manchas de más de 10 años. }
      - { title: Capa nueva, icon: layers, description: Para paredes que ningún cepillo ayuda ya. }
  - type: steps
    heading: Cómo va el trabajo
    steps:
      - { title: Una mirada, description: Miramos cada pared., duration: 30 minutos }
      - { title: Una prueba, description: Una esquina muestra lo que ayuda., duration: 1 hora }
      - { title: El lavado, description: Todas las paredes en un día., duration: 6 a 12 horas }
  - type: packages
    heading: Lo que cuesta
    packages:
      - name: Pequeño
        price: desde $110
        features: [Todas las paredes enjuagadas, Un informe escrito, Fotos de cada pared]
        action: { label: Tomar el pequeño, href: /contact }
      - name: Grande
        price: desde $240
        features: [Todas las paredes lavadas, Dos visitas al año, Una capa contra el musgo]
        action: { label: Tomar el grande, href: /contact }
  - type: prose
    id: care
    body: |
      ## Qué hacer después

      Mantenga secas las paredes durante dos días, y [pregúntenos](/contact) cuando llueva.

      ## Qué no hacer

      Nada de ácido, y nunca más de 40 psi. Nuestra oficina está en 33139.
  - type: prose
    id: history
    body: |
      ## De dónde viene el método

      Los pintores lo usaban mucho antes de las máquinas, con brochas y un balde de cal.
  - type: faq
    heading: Preguntas sobre el lavado
    questions:
      - { question: ¿Huele?, answer: "Un poco, por un día." }
      - { question: ¿Pueden mirar los niños?, answer: Desde una distancia de 10 pies. }
      - { question: ¿Hace ruido?, answer: No más que la lluvia. }
  - type: cta
    heading: ¿Miramos sus paredes?
    actions:
      - { label: Escríbanos, href: /contact }
`;
