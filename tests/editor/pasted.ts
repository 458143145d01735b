/** What programs put on the clipboard, and what a field for Markdown and one for a plain line get of it. */
interface Pasted {
  html?: string;
  plain: string;
  markdown: string;
  line: string;
  dropped?: RegExp;
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in;} --></style></head><body lang=EN-US><!--StartFragment-->
<p class=MsoNormal>We test the <b>water</b>&nbsp;first.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Chlorine<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Salt<o:p></o:p></p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Salt</span><span style="font-weight:400;"> is </span><span style="font-style:italic;">soft </span><span>on </span><a href="https://www.google.com/url?q=https://example.com/skin&amp;sa=D"><span style="text-decoration:underline;">skin</span></a><span>.</span></p><br><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>First</span></p></li><li dir="ltr"><p dir="ltr"><span>Second</span></p></li></ol></b>`;

export const PASTED: Record<string, Pasted> = {
  Word: {
    html: WORD,
    plain: "We test the water first.\r\n·\tChlorine\r\n·\tSalt",
    markdown: "We test the **water** first.\n\n- Chlorine\n- Salt",
    line: "We test the water first. Chlorine. Salt",
    dropped: /bold and italic, lists/,
  },
  "Google Docs": {
    html: DOCS,
    plain: "Salt is soft on skin.",
    markdown: "**Salt** is *soft* on [skin](https://example.com/skin).\n\n1. First\n1. Second",
    line: "Salt is soft on skin. First. Second",
    dropped: /links/,
  },
  Pages: {
    html: `<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body><p class="p1"><b>Green water</b><span class="Apple-converted-space">&nbsp; </span>clears.</p><p class="p2"><br></p><ul class="ul1"><li class="li1">Shock it<span class="Apple-converted-space">&nbsp;</span></li></ul></body></html>`,
    plain: "Green water  clears.\n\n\t•\tShock it ",
    markdown: "**Green water** clears.\n\n- Shock it",
    line: "Green water clears. Shock it",
    dropped: /bold/,
  },
  "a web page": {
    html: `<h1>Pumps</h1><div>They <strong>run</strong> <em>all day</em>.<br>Quietly.</div><script>bad()</script><img src="x.png" alt="A pump"><p>See <a href="javascript:bad()">this</a> or <a href="http://example.com">that</a>.</p>`,
    plain: "Pumps",
    markdown: "## Pumps\n\nThey **run** *all day*.\nQuietly.\n\nSee this or that.",
    line: "Pumps. They run all day. Quietly. See this or that.",
    dropped: /pictures/,
  },
  "Apple Mail": {
    html: `<div style="caret-color: rgb(0, 0, 0);">Hello Ana,</div><div><br></div><div>Call&nbsp;<a href="tel:+13055550100">305-555-0100</a>.</div>`,
    plain: "Hello Ana,\n\nCall 305-555-0100.",
    markdown: "Hello Ana,\n\nCall [305-555-0100](tel:+13055550100).",
    line: "Hello Ana, Call 305-555-0100.",
    dropped: /links/,
  },
  Gmail: {
    html: `<div dir="ltr">We are closed on <b>Monday</b>.<div><ul><li>Back on Tuesday</li><li style="list-style:none"><ul><li>at seven</li></ul></li></ul></div></div>`,
    plain: "We are closed on Monday.\n\n   - Back on Tuesday\n",
    markdown: "We are closed on **Monday**.\n\n- Back on Tuesday\n  - at seven",
    line: "We are closed on Monday. Back on Tuesday. at seven",
    dropped: /bold/,
  },
  Outlook: {
    html: `<p style="margin:0"><span style="font-family:Calibri; font-weight:bold">Twice a week</span><span>: skim_and_brush [daily].</span></p>`,
    plain: "Twice a week",
    markdown: "**Twice a week**: skim\\_and\\_brush \\[daily\\].",
    line: "Twice a week: skim_and_brush [daily].",
    dropped: /bold/,
  },
  LibreOffice: {
    html: `<!DOCTYPE html><html><head><style type="text/css">p { line-height: 115% }</style></head><body lang="en-US" dir="ltr"><p style="margin-bottom: 0in">Filters\u00a0last <i>three</i>\u00adyears</p></body></html>`,
    plain: "Filters last three years",
    markdown: "Filters last *three*years",
    line: "Filters last threeyears",
    dropped: /italic/,
  },
  "a table": {
    html: `<google-sheets-html-origin><table><tbody><tr><td>Weekly</td><td>$110</td></tr><tr><td>Twice</td><td>$180</td></tr></tbody></table>`,
    plain: "Weekly\t$110\nTwice\t$180",
    markdown: "Weekly $110\n\nTwice $180",
    line: "Weekly $110. Twice $180",
    dropped: /table/,
  },
  "plain words": {
    plain: "Our prices:\u00a0\n• weekly\tfrom $110\n• twice a week",
    markdown: "Our prices:\n\n- weekly from $110\n- twice a week",
    line: "Our prices: weekly from $110. twice a week",
    dropped: /lists/,
  },
};
