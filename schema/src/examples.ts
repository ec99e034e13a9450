/** Example document that the explorers on `/graphql` open with. */
export const exampleDocument = `# The operation with the cursor in it is run.

query NewestPatterns {
  assets(sort: NEWEST, limit: 4) {
    items {
      id
      title
      designer {
        name
      }
      price {
        usd {
          minorUnits
        }
      }
    }
    pageInfo {
      totalItems
    }
  }
}

# More blue than cream, the nearest first.
query PatternsInColors {
  assets(filter: { palette: [{ hex: "#1f3a5f", share: 70 }, { hex: "#f1e6d2", share: 30 }] }, limit: 4) {
    items {
      title
      swatches {
        hex
        share
      }
    }
  }
}

# Its token goes into a header: { "authorization": "Bearer …" }
mutation SignIn {
  login(input: { email: "ada@example.com", password: "your password" }) {
    token
    errors {
      ... on UserError {
        message
      }
    }
  }
}

query WhoAmI {
  viewer {
    name
    role
  }
}

# For those who work in a studio: its identity goes into the variables.
query StudioPatterns($studioId: ID!) {
  studioSubmissions(studioId: $studioId, status: READY, limit: 10) {
    items {
      id
      title
      version
      findings {
        severity
        message
        advice
      }
      problems {
        path
        message
      }
    }
    counts {
      status
      count
    }
  }
}

# Several at once; each has an answer of its own.
mutation SavePatterns($studioId: ID!, $changes: [SubmissionChangeInput!]!) {
  saveSubmissions(input: { studioId: $studioId, changes: $changes }) {
    outcomes {
      submissionId
      submission {
        version
      }
      errors {
        ... on UserError {
          message
          path
        }
      }
    }
  }
}

# For those who review.
mutation NextReview {
  takeNextSubmission {
    review {
      submission {
        title
        pictureUrl
      }
      studio {
        name
      }
      dueAt
    }
    waitingCount
  }
}
`;
