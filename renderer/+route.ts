// https://vike.dev/route-string: one renderer for every address
export default "*";
